import type { CartThunk } from '../thunk';
import { refreshAfterChange } from '../refresh';
import { mutations } from './lazy-mutation';

/**
 * Fetches the cart after the page's interactivity store has changed it (docs/contract/stores.md 1). Shows no notice,
 * because the shopper made these changes. If the code doesn't load, it only fetches the cart.
 */
export const syncCartWithIAPIStore =
	( changes: unknown ): CartThunk< Promise< void > > =>
	async ( { dispatch } ) => {
		const code = await mutations.fetch();
		await ( code
			? dispatch( code.syncCart( changes ) )
			: dispatch( refreshAfterChange() ) );
	};
