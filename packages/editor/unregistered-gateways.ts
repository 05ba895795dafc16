import { isRecord } from '@shopfront/store-api';
import { getPlatform } from './platform';

/** An enabled payment method, from the setting `globalPaymentMethods`. */
export interface Gateway {
	id: string;
	title: string;
}

const isGateway = ( value: unknown ): value is Gateway =>
	isRecord( value ) &&
	typeof value.id === 'string' &&
	typeof value.title === 'string';

/** Shoppers can't see these payment methods in the blocks, because no script has registered them. */
export const getUnregistered = (
	enabled: unknown,
	{ wcBlocksRegistry } = getPlatform()
): Gateway[] => {
	if ( ! wcBlocksRegistry ) {
		return [];
	}
	const known = new Set( [
		...Object.keys( wcBlocksRegistry.getPaymentMethods() ),
		...Object.values( wcBlocksRegistry.getExpressPaymentMethods() ).flatMap(
			( { name, paymentMethodId, gatewayId } ) => [
				name,
				paymentMethodId,
				gatewayId,
			]
		),
	] );
	return ( Array.isArray( enabled ) ? enabled : [] )
		.filter( isGateway )
		.filter( ( { id } ) => ! known.has( id ) );
};
