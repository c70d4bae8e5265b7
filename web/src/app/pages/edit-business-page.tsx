import { useNavigate, useParams } from "@tanstack/react-router";
import { useBusiness } from "../../features/businesses/api.ts";
import { EditBusinessForm, NewBusinessForm } from "../../features/businesses/business-form.tsx";
import { messageOf } from "../../lib/api-error.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { paths } from "../paths.ts";
import { messages } from "../../features/businesses/messages.ts";

const Back = () => <BackLink to={paths.businesses}>Back to Businesses</BackLink>;

/** Opens the page of a business in place of its form. */
function useOpenBusiness() {
  const navigate = useNavigate();
  return (id: string) => void navigate({ to: paths.business, params: { id }, replace: true });
}

export function NewBusinessPage() {
  const open = useOpenBusiness();
  return (
    <>
      <PageHeader title="Add Business" subtitle="Its sites take these from here" above={<Back />} />
      <NewBusinessForm onDone={open} />
    </>
  );
}

export function EditBusinessPage() {
  const { id } = useParams({ from: `/guarded${paths.editBusiness}` });
  const { data, error, isPending, refetch } = useBusiness(id);
  const open = useOpenBusiness();
  return (
    <>
      <PageHeader title="Edit Business" subtitle={data?.name} above={<Back />} />
      {data !== undefined && <EditBusinessForm key={data.id} business={data} onDone={open} />}
      {isPending && <Placeholder lines={8} label="Loading business" />}
      {data === undefined && !isPending && (
        <FailurePanel
          isNext
          title={messageOf(error, messages.fetchFailed)}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
