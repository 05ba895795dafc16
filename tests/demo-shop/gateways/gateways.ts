import type { ShopOptions } from '../options';
import { card } from './card';
import { dialog } from './dialog';
import { directDebit } from './direct-debit';
import type { Gateway } from './gateway';
import { invoice } from './invoice';
import { OFFLINE_GATEWAYS } from './offline';
import { pocket } from './pocket';
import { wallet } from './wallet';

/** Every way to pay that the shop knows. */
export const GATEWAYS: readonly Gateway[] = [
	...OFFLINE_GATEWAYS,
	card,
	wallet,
	invoice,
	dialog,
	pocket,
	directDebit,
];

/** The gateways that are on, in the owner's order. */
export const enabledGateways = ( {
	paymentMethods,
}: Pick< ShopOptions, 'paymentMethods' > ): Gateway[] =>
	paymentMethods.flatMap(
		( wanted ) => GATEWAYS.find( ( { id } ) => id === wanted ) ?? []
	);

/** `null` for a gateway that does not exist. */
export const findGateway = ( id: string ): Gateway | null =>
	GATEWAYS.find( ( gateway ) => gateway.id === id ) ?? null;

/** Paid with while nobody has chosen: the first that is no button of its own; `''` when there is none. */
export const defaultGateway = (
	options: Pick< ShopOptions, 'paymentMethods' >
): string =>
	enabledGateways( options ).find( ( { isExpress } ) => ! isExpress )?.id ??
	'';
