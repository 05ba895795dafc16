import type { StoreRegistry } from '@shopfront/data/services';
import type { Draft } from './draft';
import { startDraftOrder } from './draft-order';
import { startFormDraft } from './form-draft';
import type { FormRest } from './form-snapshot';
import { settleElsewhere } from './settle-elsewhere';

export interface Keepers {
	/** Takes the draft order that is on its way back. */
	abortDraft: () => void;
	/** Sends the way to pay, if the server has not taken it yet. */
	pushPaymentMethod: () => void;
	stop: () => void;
}

/** What the page came with: as the server's draft order keeps it, and as this tab does. */
interface KnownForm {
	draft: Draft;
	form: FormRest;
}

/**
 * Begins to keep what the shopper enters: in this tab, and in the draft order of the server. Brings back what the tab
 * has kept before.
 *
 * @param registry
 * @param known    What the page came with.
 */
export function startKeepers(
	registry: StoreRegistry,
	known: KnownForm
): Keepers {
	const draft = startDraftOrder( registry, known.draft );
	settleElsewhere( registry );
	const stopFormDraft = startFormDraft( registry, known.form );
	return {
		abortDraft: draft.abort,
		pushPaymentMethod: draft.pushMethod,
		stop: () => {
			draft.stop();
			stopFormDraft();
		},
	};
}
