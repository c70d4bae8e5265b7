import { getRouteApi, Link } from "@tanstack/react-router";
import { InvoiceSheet } from "../../features/payments/invoice.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { paths } from "../paths.ts";

const route = getRouteApi(`/guarded${paths.invoice}`);

export function InvoicePage() {
  const { orderId } = route.useParams();
  return (
    <>
      <PageHeader title="Invoice" above={<BackLink to={paths.credits}>Back to Credits</BackLink>} />
      <InvoiceSheet orderId={orderId}>
        <Link to={paths.receipt} params={{ orderId }}>
          Receipt
        </Link>
      </InvoiceSheet>
    </>
  );
}
