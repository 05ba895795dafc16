import type { ShopContext } from '../context';
import { lineKey } from '../cart/line-key';
import { DEFAULT_OPTIONS } from '../options';
import { getSessionOrders } from '../orders/order-store';
import type { SessionData, TourProgress } from '../session-data';
import { changeSession } from '../sessions';
import { STOPS, type Stop } from './stops';
import type { TourLanguage } from './texts';

const MUG_ID = 26;

const ADDRESS = {
	first_name: 'Ada',
	last_name: 'Lovelace',
	company: '',
	address_1: '12 Harbour Street',
	address_2: '',
	city: 'San Francisco',
	state: 'CA',
	postcode: '94110',
	country: 'US',
	phone: '',
};

const LOCALES: Readonly< Record< TourLanguage, string > > = {
	en: 'en_US',
	de: 'de_DE',
	ar: 'ar',
};

const getAddress = ( { address }: Stop ) => {
	if ( address === 'none' ) {
		return null;
	}
	return address === 'faulty'
		? { ...ADDRESS, city: '', postcode: '' }
		: ADDRESS;
};

const mugs = (): SessionData[ 'lines' ] => {
	const line = { productId: MUG_ID, variationId: 0, choices: [] };
	return [ { ...line, key: lineKey( line ), quantity: 1 } ];
};

const countOrders = ( { database, session }: ShopContext ): number =>
	getSessionOrders( database, session.id ).length;

export const startStop = (
	context: ShopContext,
	stop: Stop,
	language: TourLanguage
): void => {
	const address = getAddress( stop );
	const progress: TourProgress = {
		stop: stop.id,
		orders: countOrders( context ),
	};
	changeSession( context, ( data ) => ( {
		...data,
		lines: mugs(),
		coupons: [],
		shipping: address,
		billing: address && { ...address, email: 'ada@shop.test' },
		paymentMethod: '',
		tour: progress,
		options: {
			...data.options,
			paymentMethods: DEFAULT_OPTIONS.paymentMethods,
			trialGateway: DEFAULT_OPTIONS.trialGateway,
			locale: LOCALES[ language ],
			...stop.options,
		},
	} ) );
};

/** The started stop, with the number that proves its promise. */
export interface Proof {
	stop: Stop;
	count: number;
	isKept: boolean;
}

/** `null` before the first stop. */
export const findProof = ( context: ShopContext ): Proof | null => {
	const { lines, tour } = context.session.data;
	const stop = STOPS.find( ( { id } ) => id === tour?.stop );
	if ( ! stop || ! tour ) {
		return null;
	}
	const count =
		stop.proof === 'orders'
			? countOrders( context ) - tour.orders
			: lines
					.filter( ( { productId } ) => productId === MUG_ID )
					.reduce( ( sum, { quantity } ) => sum + quantity, 0 );
	return { stop, count, isKept: count === stop.expected };
};
