import { getServices } from '@shopfront/data/services';
import type { CartResponse } from '@shopfront/store-api';
import { isRateSelected } from '../optimistic/with-selected-rate';
import { ROUTES } from '../routes';
import { getRuntime } from '../runtime';
import type { CartThunk } from '../thunk';
import type { PendingOperation } from '../types';
import { createMutation } from './create-mutation';
import { runMutation } from './run-mutation';

/** A newer selection for the same package supersedes it. */
const sendRate =
	(
		{ operationId, requestedAt }: PendingOperation,
		rateId: string,
		packageId: number | string | null = null
	): CartThunk< Promise< CartResponse | null > > =>
	async ( { dispatch, registry } ) => {
		const { requests } = getRuntime( registry );
		const name = `rate:${ packageId ?? '*' }`;
		requests.get( name )?.abort();
		const controller = new AbortController();
		const currentRequest = {
			requestedAt,
			mayBeApplied: true,
			abort: () => controller.abort(),
		};
		requests.set( name, currentRequest );
		try {
			return await dispatch(
				runMutation( {
					operationId,
					request: {
						path: ROUTES.selectShippingRate,
						method: 'POST',
						data: { package_id: packageId, rate_id: rateId },
						retry: 'safe',
						signal: controller.signal,
					},
					preservesAddresses: true,
					isDone: ( _before, after ) =>
						isRateSelected(
							after.shippingRates,
							rateId,
							packageId
						),
				} )
			);
		} finally {
			if ( requests.get( name ) === currentRequest ) {
				requests.delete( name );
			}
		}
	};

/**
 * Selects a shipping rate for one package, or for all if `packageId` is `null`. The selection shows at once; a newer
 * selection supersedes it.
 *
 * Rejects with the API error; the cart then shows the server's selection again.
 */
export const selectShippingRate = createMutation( {
	getOperation: (
		{ select, registry },
		rateId: string,
		packageId: number | string | null = null
	) => {
		const { host, settings } = getServices( registry );
		return host.isEditor() ||
			isRateSelected( select.getShippingRates(), rateId, packageId )
			? null
			: {
					kind: 'selectRate',
					rateId,
					packageId,
					collectableMethodIds: settings.collectableMethodIds,
				};
	},
	send: sendRate,
} );
