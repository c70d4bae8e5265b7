import { BusinessList } from "../../features/businesses/business-list.tsx";

export function BusinessesPage() {
  return <BusinessList />;
}
