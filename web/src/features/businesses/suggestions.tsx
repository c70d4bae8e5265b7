import type { BusinessSuggestion } from "@mainstreet/contract/businesses";
import { countOf } from "@mainstreet/contract/count";
import { businessTexts } from "@mainstreet/contract/business-texts";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { ApiError, messageOf } from "../../lib/api-error.ts";
import { renewAttempt } from "../../lib/attempt.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { GROUPING, useDismissal, useGroupCampaigns, useSuggestions } from "./api.ts";
import classes from "./business-list.module.css";
import { messages } from "./messages.ts";

/** Sites without a business that may be one firm's; nothing while there are none. */
export function Suggestions() {
  const { data } = useSuggestions();
  const [chosen, setChosen] = useState<BusinessSuggestion>();
  const [isOpen, setIsOpen] = useState(false);
  const dismissal = useDismissal();
  if (data === undefined || data.suggestions.length + data.dismissed === 0) return null;
  const { suggestions, dismissed } = data;
  return (
    <Card title="Sites that look like one firm" hint="Nothing is grouped before you confirm it">
      <ul
        className={classes.suggestions}
        aria-label="Suggestions"
        hidden={suggestions.length === 0}
      >
        {suggestions.map((suggestion) => (
          <li key={suggestion.campaignIds[0]}>
            <div>
              <p>{wordsOf(suggestion)}</p>
              <p className="note">{examplesOf(suggestion)}</p>
            </div>
            <Button
              variant="subtle"
              aria-label={`Dismiss: ${suggestion.name || suggestion.phone}`}
              onClick={() => dismissal.mutate(suggestion.key)}
            >
              Dismiss
            </Button>
            <Button
              variant="default"
              aria-label={`Group them: ${suggestion.name || suggestion.phone}`}
              onClick={() => {
                renewAttempt(GROUPING);
                setChosen(suggestion);
                setIsOpen(true);
              }}
            >
              Group them
            </Button>
          </li>
        ))}
      </ul>
      {dismissed > 0 && (
        <p className="muted">
          {countOf(dismissed, "suggestion")} dismissed.{" "}
          <Button variant="subtle" size="sm" onClick={() => dismissal.mutate(undefined)}>
            Show {dismissed === 1 ? "it" : "them"} again
          </Button>
        </p>
      )}
      {chosen !== undefined && (
        <GroupDialog
          key={chosen.campaignIds[0]}
          suggestion={chosen}
          opened={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Card>
  );
}

function wordsOf({ name, phone, businessId, campaignIds }: BusinessSuggestion): string {
  const sites = countOf(campaignIds.length, "site");
  if (businessId !== null)
    return campaignIds.length === 1
      ? `This site has the name of your business: ${name}.`
      : `These ${sites} have the name of your business: ${name}.`;
  return `These ${sites} look like one firm: ${name || phone}.`;
}

function examplesOf({ examples, campaignIds }: BusinessSuggestion): string {
  const more = campaignIds.length - examples.length;
  return examples.join("; ") + (more > 0 ? ` and ${more} more` : "");
}

type DialogProps = { suggestion: BusinessSuggestion; opened: boolean; onClose: () => void };

function GroupDialog({ suggestion, opened, onClose }: DialogProps) {
  const group = useGroupCampaigns();
  const [name, setName] = useState(suggestion.name);
  const [problem, setProblem] = useState<string>();
  const { businessId, campaignIds } = suggestion;
  const confirm = () => {
    if (name.trim() === "") return setProblem(businessTexts.nameRequired);
    const body = { campaignIds, ...(businessId === null ? { name } : { businessId }) };
    group.mutate(body, {
      onSuccess: ({ joined, name: made }) => {
        toastSuccess(messages.grouped(joined, made));
        onClose();
      },
      onError: (error) => {
        const field = error instanceof ApiError ? error.fields["name"] : undefined;
        if (field === undefined) toastFailure(messageOf(error, messages.groupFailed));
        setProblem(field);
      },
    });
  };
  return (
    <ConfirmDialog
      opened={opened}
      tone="plain"
      title="Group them as one business"
      question={wordsOf(suggestion)}
      confirm="Group them"
      busy={group.isPending}
      busyText="Grouping..."
      onConfirm={confirm}
      onClose={onClose}
      about={
        businessId === null && (
          <TextInput
            label="Business Name"
            className="required"
            autoComplete="off"
            value={name}
            error={problem}
            onChange={(event) => {
              renewAttempt(GROUPING);
              setName(event.currentTarget.value);
              setProblem(undefined);
            }}
          />
        )
      }
    >
      A site that differs, such as by a phone number of its own, keeps that. Live pages stay as they
      are, and nothing is charged.
    </ConfirmDialog>
  );
}
