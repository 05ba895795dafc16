import type Database from 'libsql';
import type { ShopOptions } from '../options';
import { getCards, type Card } from './cards';

/** Ids above those of real cards. */
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

/** Returns a customer's cards for payments, with the option `sampleTokens` also three sample cards. */
export function usableCards(
	database: Database.Database,
	customerId: number,
	{ sampleTokens }: TokenOptions
): Card[] {
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
}

/** Returns saved payment methods that are no cards of the shop, by type. */
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
				// Of a gateway that is no longer active.
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
