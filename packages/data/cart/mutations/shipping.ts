import type { CartResponse } from '@shopfront/store-api';
import { isRateSelected } from '../optimistic/with-selected-rate';
import { ROUTES } from '../routes';
import { getRuntime } from '../runtime';
import type { CartThunk } from '../thunk';
import type { PendingOperation } from '../types';
import { runMutation } from './run-mutation';

/** A newer selection for the same package supersedes it. */
export const sendRate =
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
