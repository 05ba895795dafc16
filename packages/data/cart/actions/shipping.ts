import { getServices } from '@shopfront/data/services';
import type {
	CartResponse,
	ShippingPackageResponse,
} from '@shopfront/store-api';
import { ROUTES } from '../routes';
import { getRuntime, type Replaceable } from '../runtime';
import type { CartThunk } from '../thunk';
import { perform, responseOrThrow } from './perform';

/** Whether every package that is asked about and offers the rate has it selected. */
const isSelected = (
	packages: readonly ShippingPackageResponse[],
	rateId: string,
	packageId: number | string | null
) => {
	const offers = packages
		.filter(
			( each ) =>
				packageId === null ||
				String( each.package_id ) === String( packageId )
		)
		.flatMap( ( each ) => each.shipping_rates )
		.filter( ( rate ) => rate.rate_id === rateId );
	return offers.length > 0 && offers.every( ( rate ) => rate.selected );
};

/**
 * Selects a shipping rate for one package, or for all of them when `packageId` is `null`. It shows at once; a newer
 * choice takes over from one that has not been answered.
 *
 * Rejects with the API error; the choice shown is then the server's again.
 */
export const selectShippingRate =
	(
		rateId: string,
		packageId: number | string | null = null
	): CartThunk< Promise< CartResponse | null > > =>
	async ( { dispatch, select, registry } ) => {
		const { host } = getServices( registry );
		if (
			host.isEditor() ||
			isSelected( select.getShippingRates(), rateId, packageId )
		) {
			return null;
		}
		const { replaceable, nextOperationId } = getRuntime( registry );
		const slot = `rate:${ packageId ?? '*' }`;
		const replaced = replaceable.get( slot );
		const controller = new AbortController();
		const mine: Replaceable = {
			id: nextOperationId(),
			askedAt: host.clock.now(),
			mayBeKnown: true,
			abort: () => controller.abort(),
		};
		replaceable.set( slot, mine );
		registry.batch( () => {
			if ( replaced ) {
				replaced.abort();
				dispatch( { type: 'OPERATION_ENDED', id: replaced.id } );
			}
			dispatch( {
				type: 'OPERATION_STARTED',
				operation: {
					id: mine.id,
					kind: 'selectRate',
					rateId,
					packageId,
				},
			} );
		} );
		try {
			return responseOrThrow(
				await dispatch(
					perform( {
						operationId: mine.id,
						request: {
							path: ROUTES.selectShippingRate,
							method: 'POST',
							data: { package_id: packageId, rate_id: rateId },
							retry: 'safe',
							signal: controller.signal,
						},
						keepsAddresses: true,
						isDone: ( _before, after ) =>
							isSelected(
								after.shippingRates,
								rateId,
								packageId
							),
					} )
				)
			);
		} finally {
			if ( replaceable.get( slot ) === mine ) {
				replaceable.delete( slot );
			}
		}
	};
