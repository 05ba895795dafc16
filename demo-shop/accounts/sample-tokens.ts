import type Database from 'libsql';
import type { ShopOptions } from '../options';
import { getCards, type Card } from './cards';

/** Above the ids of real cards. */
const FIRST_ID = 900_001;

const CARD: Omit< Card, 'id' | 'customerId' | 'isDefault' > = {
	brand: 'Visa',
	last4: '4242',
	expiry: '12/34',
	behaviour: 'approve',
};

const SAMPLE_CARDS = [
	CARD,
	{ ...CARD, brand: 'Mastercard', last4: '4444', expiry: '06/33' },
	{ ...CARD, last4: '0002', behaviour: 'decline' },
] as const;

const DEFAULT_INDEX = 1;

type TokenOptions = Pick< ShopOptions, 'sampleTokens' >;

/** A customer's cards, plus three sample cards with the option `sampleTokens`. */
export const usableCards = (
	database: Database.Database,
	customerId: number,
	{ sampleTokens }: TokenOptions
): Card[] => {
	const own = getCards( database, customerId );
	if ( ! sampleTokens || customerId === 0 ) {
		return own;
	}
	return [
		...own.map( ( card ) => ( { ...card, isDefault: false } ) ),
		...SAMPLE_CARDS.map( ( card, index ) => ( {
			...card,
			id: FIRST_ID + index,
			customerId,
			isDefault: index === DEFAULT_INDEX,
		} ) ),
	];
};

/** Saved payment methods other than the shop's own cards, by type. */
export const otherTokens = (
	{ sampleTokens }: TokenOptions,
	gateways: { echeck: string }
) =>
	sampleTokens
		? {
				echeck: [
					{
						method: {
							gateway: gateways.echeck,
							last4: '6789',
							brand: 'eCheck',
						},
						expires: 'N/A',
						is_default: false,
						actions: {},
						tokenId: FIRST_ID + SAMPLE_CARDS.length,
					},
				],
				// Its gateway is no longer active.
				other: [
					{
						method: { gateway: 'another-gateway', brand: 'Other' },
						expires: 'N/A',
						is_default: false,
						actions: {},
						tokenId: FIRST_ID + SAMPLE_CARDS.length + 1,
					},
				],
			}
		: {};
