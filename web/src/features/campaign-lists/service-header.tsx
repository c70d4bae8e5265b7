import { BackLink } from "../../ui/back-link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { RefreshButton } from "../../ui/refresh-button.tsx";
import { CreateLink } from "./create-link.tsx";
import { KINDS } from "./kinds.ts";
import type { Kind } from "./kinds.ts";
import classes from "./service-header.module.css";

type Props = {
  kind: Kind;
  name: string;
  /** "12 sites found", or why that is not known. */
  found: string;
  /** Nothing is listed: what stands there instead names the next step. */
  isNextElsewhere: boolean;
  isFetching: boolean;
  onRefresh: () => void;
};

/** The service's name, how many sites were found, and the way back. */
export function ServiceHeader(props: Props) {
  const { kind, name, found, isNextElsewhere, isFetching, onRefresh } = props;
  const { title, servicesPath } = KINDS[kind];
  return (
    <PageHeader
      title={name}
      above={
        <BackLink to={servicesPath} label={`Back to ${title}`}>
          {title}
        </BackLink>
      }
      subtitle={<span role="status">{found}</span>}
      isCompact
    >
      <RefreshButton isFetching={isFetching} onClick={onRefresh}>
        <span className={classes.word}>Refresh</span>
      </RefreshButton>
      <CreateLink kind={kind} service={name} variant={isNextElsewhere ? "default" : "filled"}>
        Create New
      </CreateLink>
    </PageHeader>
  );
}
