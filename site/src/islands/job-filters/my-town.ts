/**
 * The town nearest to the visitor, after the browser has asked for permission. Null if permission is refused or the
 * browser cannot find the position. The position does not leave the browser.
 */
export async function locateVisitor(): Promise<string | null> {
  const position = await getPosition();
  if (!position) return null;
  const { findNearestTown } = await import('content-types/places/find-place');
  return findNearestTown(position)?.name ?? null;
}

const TIMEOUT_MS = 15_000;

function getPosition(): Promise<GeolocationCoordinates | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null);
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => resolve(null),
      { timeout: TIMEOUT_MS, maximumAge: 10 * 60_000 },
    );
  });
}
