import type { ShopOptions } from '../options';
import { card } from './card';
import { dialog } from './dialog';
import { directDebit } from './direct-debit';
import type { Gateway } from './gateway';
import { invoice } from './invoice';
import { OFFLINE_GATEWAYS } from './offline';
import { pocket } from './pocket';
import { trial } from './trial';
import { wallet } from './wallet';

export const GATEWAYS: readonly Gateway[] = [
	...OFFLINE_GATEWAYS,
	card,
	wallet,
	invoice,
	dialog,
	pocket,
	directDebit,
	trial,
];

/** Added at run time: fakes for the providers whose add-ons we test. */
const added: Gateway[] = [];

/** Stays until the process ends. Ignores an id that exists. */
export const addGateway = ( gateway: Gateway ): void => {
	if ( findGateway( gateway.id ) === null ) {
		added.push( gateway );
	}
};

/** In the configured order. */
export const enabledGateways = ( {
	paymentMethods,
}: Pick< ShopOptions, 'paymentMethods' > ): Gateway[] =>
	paymentMethods.flatMap( ( id ) => findGateway( id ) ?? [] );

export const findGateway = ( id: string ): Gateway | null =>
	[ ...GATEWAYS, ...added ].find( ( gateway ) => gateway.id === id ) ?? null;

/** The first that isn't express; `''` when there is none. */
export const defaultGateway = (
	options: Pick< ShopOptions, 'paymentMethods' >
): string =>
	enabledGateways( options ).find( ( { isExpress } ) => ! isExpress )?.id ??
	'';
