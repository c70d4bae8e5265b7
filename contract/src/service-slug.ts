/** The address form of a service: the lower-case name with spaces as hyphens (spec §2). */
export function serviceSlug(service: string): string {
  return service.trim().toLowerCase().replace(/\s+/g, "-");
}
