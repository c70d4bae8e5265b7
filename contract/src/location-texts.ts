/** Texts about creating a multi-location site; part of `texts`. */
export const multiLocation = {
  missingService: "Please enter a main service name",
  missingMain: "Please enter both city and state for the main location",
  missingLocations: "Please add at least one additional location",
  lineFormat: "Write each location as city, state",
  tooMany: (max: number) => `One site has at most ${max} additional locations`,
  invalidAnswer: "Server returned invalid data. Please contact support.",
  createFailed: "Failed to create multi-location site",
  progressFailed: "Failed to check site creation progress",
  created: "Multi-location site created successfully!",
} as const;

/** Texts about changing the locations of an existing site; part of `texts`. */
export const locationEdits = {
  multiOnly: "Only a multi-location site has more locations and services",
  alreadyThere: (place: string) => `${place} is on this site already`,
  notThere: "This site has no such location",
  lastOne: "At least one additional location must stay",
  goingLive: "This location is being published just now. Please remove it again in a moment.",
  tooManyServices: (max: number) => `One site has at most ${max} related services`,
  removed: (place: string) => `${place} was removed`,
  charged: (site: string, places: string) => `Added to ${site}: ${places}`,
  refundOf: (place: string) => `Refund: ${place} was removed before it ever went live`,
} as const;
