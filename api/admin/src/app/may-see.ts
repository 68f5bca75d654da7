import type { Role } from '../lib/api-types.ts';
import type { Screen } from './views.ts';

/** What the menu offers to a role. The API decides; this only spares people doors that are locked. */
export function maySee(role: Role, screen: Screen): boolean {
  switch (screen.kind) {
    case 'mail':
    case 'users':
    case 'tokens':
    case 'audit':
      return role === 'administrator';
    case 'applications':
    case 'messages':
    case 'complaints':
    case 'dataProtection':
    case 'templates':
    case 'alerts':
      return role !== 'editor';
    case 'collection':
    case 'singleton':
      if (screen.type === 'dataProtection') return role === 'administrator';
      return role !== 'recruiter' || screen.type === 'job';
    default:
      return true;
  }
}
