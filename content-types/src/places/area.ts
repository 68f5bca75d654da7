/** The properties of a job's places that a search compares; see `JobFacts`. */
export type JobPlaces = Readonly<Record<'place' | 'at', string>>;

/** A place on the map that a text names, as searches compare it with jobs. */
export interface Area {
  /** `York`, `North Yorkshire` for a region, or `Richmond, London` if the text could also mean its `namesakes`. */
  name: string;
  /** Other places that the text may mean, see `findNamesakes`. */
  namesakes: readonly string[];
  /** Whether the area is a county, region or nation, which has no distances. */
  isRegion: boolean;
  /** The normalized name of the town in `Newport, Wales`; empty for a region. */
  town: string;
  /**
   * Returns the miles to the nearest of a job's places; null if the places are not known. Undefined for a region and an
   * unknown town.
   */
  milesTo?: (job: JobPlaces) => number | null;
  /** Returns whether a job is in the county, region or nation that the text names. Undefined if the text names none. */
  isInRegion?: (job: JobPlaces) => boolean;
}

/** The properties of an area that are shown to visitors. */
export type FoundArea = Pick<Area, 'name' | 'namesakes' | 'isRegion'>;
