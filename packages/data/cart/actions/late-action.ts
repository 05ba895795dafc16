import { NetworkFailure } from '@shopfront/api';
import { getServices } from '@shopfront/data/services';
import type { ApiErrorResponse } from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';
import type { CartWork } from '../cart-work';
import { getRuntime } from '../runtime';
import type { CartThunk } from '../thunk';

/** What is told when a part of the page cannot be had: that there is no network. */
export const notLoaded = (
	registry: Pick< DataRegistry, 'select' >
): ApiErrorResponse => {
	const { online } = getServices( registry ).host;
	const { code, message } = new NetworkFailure( false, ! online.isOnline() );
	return { code, message };
};

/**
 * An action that comes with what changes of the cart need. It rejects with an API error where that cannot be had.
 *
 * @param pick
 */
export const lateAction =
	< Args extends unknown[], Result >(
		pick: (
			work: CartWork
		) => ( ...args: Args ) => CartThunk< Promise< Result > >
	) =>
	( ...args: Args ): CartThunk< Promise< Result > > =>
	async ( { dispatch, registry } ) => {
		const work = await getRuntime( registry ).work.fetch();
		if ( ! work ) {
			throw notLoaded( registry );
		}
		return dispatch( pick( work )( ...args ) );
	};
