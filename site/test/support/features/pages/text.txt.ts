export const GET = (): string => 'text';
