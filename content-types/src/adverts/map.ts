/** Checks that the places of a job are on the map, so that candidates can search by distance. */
import { findPlace } from '../places/find-place.ts';
import { encodeJobPlaces, isBritish } from '../places/job-places.ts';
import { parsePoint } from '../places/point.ts';
import { type Finding, type Job, SOURCES } from './finding.ts';

/** Checks that the job's places are on the map. Never blocks publishing. */
export function checkMap({ location }: Job): Finding[] {
  if (!isBritish(location.country)) return [];
  const { place, postcode, point, otherPlaces, remote } = location;
  const findings = otherPlaces
    .filter((other) => !findPlace(other))
    .map((other) => advise('otherPlaces', cannotFind(other)));
  if (point !== '' && !parsePoint(point)) findings.push(advise('point', POINT));
  const mainPlace = place || postcode;
  if (mainPlace && remote !== 'remote' && encodeJobPlaces({ ...location, otherPlaces: [] }) === '') {
    findings.push(advise(place ? 'place' : 'postcode', cannotFind(mainPlace)));
  }
  return findings;
}

const POINT = 'Enter the latitude and longitude, such as “53.797, -1.547”.';
const cannotFind = (place: string) => `We can’t find “${place}” on the map. Choose a town or postcode.`;

function advise(field: string, what: string): Finding {
  const why = 'Candidates can then find this job when they search by distance.';
  return { weight: 'advice', path: `location.${field}`, what, why, source: SOURCES.map };
}
