import type { ShopOptions } from '../options';

/** A state of the shop that demonstrates a promise. */
export interface Stop {
	id: string;
	page: '/cart/' | '/checkout/';
	opensTab?: boolean;
	address: 'complete' | 'faulty' | 'none';
	/** As for `POST /demo/faults`. */
	plan: readonly object[];
	options?: Partial< ShopOptions >;
	/** The server's number that proves the promise, and its value. */
	proof: 'orders' | 'quantity';
	expected: number;
	/** SVG path in a box of 96 by 64, drawn with lines. */
	picture: string;
}

const ORDER = 'POST /wp-json/wc/store/v1/checkout';

const WINDOW = 'M14 10h68v44H14zM14 20h68';

export const STOPS: readonly Stop[] = [
	{
		id: 'double',
		page: '/checkout/',
		address: 'complete',
		plan: [ { match: ORDER, kind: 'delay', ms: 2500, times: 1 } ],
		proof: 'orders',
		expected: 1,
		picture:
			'M16 12h64v18H16zM44 22l0 28 7-7 5 11 5-2-5-11h10zM30 40l-6 6M30 50h-8M36 36v-2',
	},
	{
		id: 'lost',
		page: '/checkout/',
		address: 'complete',
		plan: [ { match: ORDER, kind: 'drop-after', times: 1 } ],
		proof: 'orders',
		expected: 1,
		picture:
			'M8 22h24v20H8zM64 18h24v28H64zM70 26h12M70 34h12M34 28h26l-5-4M60 28l-5 4M60 38h-8M44 38h-8M45 33l8 10M53 33l-8 10',
	},
	{
		id: 'offline',
		page: '/cart/',
		address: 'complete',
		plan: [ { match: 'cart/update-item', kind: 'drop-before', times: 1 } ],
		proof: 'quantity',
		expected: 2,
		picture:
			'M22 28a38 38 0 0 1 52 0M31 37a25 25 0 0 1 34 0M40 45a12 12 0 0 1 16 0M48 53v1M24 8l48 48',
	},
	{
		id: 'crash',
		page: '/checkout/',
		address: 'complete',
		plan: [],
		options: {
			paymentMethods: [ 'cod', 'bacs' ],
			trialGateway: 'crash-content',
		},
		proof: 'orders',
		expected: 1,
		picture: `${ WINDOW }M24 28h20v18H24zM54 28h8l-4 7 6 3-8 8h16V28h-6`,
	},
	{
		id: 'tabs',
		page: '/cart/',
		opensTab: true,
		address: 'complete',
		plan: [],
		proof: 'quantity',
		expected: 2,
		picture:
			'M8 14h36v38H8zM52 14h36v38H52zM8 22h36M52 22h36M20 36h12M26 30v12M64 36h12M70 30v12',
	},
	{
		id: 'reload',
		page: '/checkout/',
		address: 'none',
		plan: [],
		proof: 'orders',
		expected: 0,
		picture: `${ WINDOW }M58 32a12 12 0 1 0 2 8M60 26v7h-7`,
	},
	{
		id: 'back',
		page: '/checkout/',
		address: 'complete',
		plan: [],
		proof: 'orders',
		expected: 1,
		picture: `${ WINDOW }M64 46V36H34M42 28l-8 8 8 8`,
	},
	{
		id: 'slow',
		page: '/cart/',
		address: 'complete',
		plan: [
			{ match: 'cart/update-item', kind: 'delay', ms: 4000, times: 2 },
		],
		proof: 'quantity',
		expected: 2,
		picture:
			'M34 8h28M34 56h28M37 8v8l11 16 11-16V8M37 56v-8l11-16 11 16v8M48 40v10',
	},
	{
		id: 'refused',
		page: '/checkout/',
		address: 'complete',
		plan: [],
		options: { paymentMethods: [ 'demo-dialog', 'cod' ] },
		proof: 'orders',
		expected: 1,
		picture: 'M14 16h60v36H14zM14 26h60M22 42h14M64 36l18 18M82 36L64 54',
	},
	{
		id: 'errors',
		page: '/checkout/',
		address: 'faulty',
		plan: [],
		proof: 'orders',
		expected: 0,
		picture:
			'M14 10h52v12H14zM14 28h52v12H14zM14 46h52v12H14zM80 10v8M80 22v1M80 28v8M80 40v1',
	},
];
