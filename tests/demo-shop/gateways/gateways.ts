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

/** Gateways that were added while the shop runs: stand-ins for the providers of add-ons that are checked. */
const added: Gateway[] = [];

/** Adds a gateway for as long as this program runs; another one of the same id stays as it is. */
export function addGateway( gateway: Gateway ): void {
	if ( findGateway( gateway.id ) === null ) {
		added.push( gateway );
	}
}

/** The gateways that are on, in the owner's order. */
export const enabledGateways = ( {
	paymentMethods,
}: Pick< ShopOptions, 'paymentMethods' > ): Gateway[] =>
	paymentMethods.flatMap( ( wanted ) => findGateway( wanted ) ?? [] );

/** `null` for a gateway that does not exist. */
export const findGateway = ( id: string ): Gateway | null =>
	[ ...GATEWAYS, ...added ].find( ( gateway ) => gateway.id === id ) ?? null;

/** Paid with while nobody has chosen: the first that is no button of its own; `''` when there is none. */
export const defaultGateway = (
	options: Pick< ShopOptions, 'paymentMethods' >
): string =>
	enabledGateways( options ).find( ( { isExpress } ) => ! isExpress )?.id ??
	'';
