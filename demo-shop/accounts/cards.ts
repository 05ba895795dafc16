import type Database from 'libsql';
import { flag, number, oneOf, text } from '../catalogue/rows';
import { inTransaction } from '../database';
import type { CardBehaviour } from '../gateways/test-cards';

export interface Card {
	/** Above 0; also the token for payments. */
	id: number;
	customerId: number;
	/** For example `Visa`. */
	brand: string;
	last4: string;
	/** For example `12/28`. */
	expiry: string;
	/** The result of a payment. We store it, because we never store the card number. */
	behaviour: CardBehaviour;
	isDefault: boolean;
}

const behaviour = oneOf( [
	'approve',
	'decline',
	'challenge',
	'throw',
	'fail',
	'wait',
] as const );

/** In the order in which the customer saved them; `[]` for a guest. */
export const getCards = (
	database: Database.Database,
	customerId: number
): Card[] => {
	return database
		.prepare( 'SELECT * FROM cards WHERE customer_id = ? ORDER BY id' )
		.all( customerId )
		.map( ( row ) => ( {
			id: number( row, 'id' ),
			customerId: number( row, 'customer_id' ),
			brand: text( row, 'brand' ),
			last4: text( row, 'last4' ),
			expiry: text( row, 'expiry' ),
			behaviour: behaviour( row, 'behaviour' ),
			isDefault: flag( row, 'is_default' ),
		} ) );
};

/** A customer's first card is the default. Saving the same card twice changes nothing. */
export const saveCard = (
	database: Database.Database,
	customerId: number,
	card: Omit< Card, 'id' | 'customerId' | 'isDefault' >
): void => {
	const known = getCards( database, customerId );
	const isKnown = known.some(
		( { brand, last4, expiry } ) =>
			brand === card.brand &&
			last4 === card.last4 &&
			expiry === card.expiry
	);
	if ( isKnown ) {
		return;
	}
	database
		.prepare(
			'INSERT INTO cards ( customer_id, brand, last4, expiry, behaviour, is_default ) VALUES ( ?, ?, ?, ?, ?, ? )'
		)
		.run(
			customerId,
			card.brand,
			card.last4,
			card.expiry,
			card.behaviour,
			known.length === 0 ? 1 : 0
		);
};

/** Ignores another customer's card. */
export const makeDefaultCard = (
	database: Database.Database,
	customerId: number,
	cardId: number
): void => {
	if (
		getCards( database, customerId ).some( ( { id } ) => id === cardId )
	) {
		database
			.prepare(
				'UPDATE cards SET is_default = ( id = ? ) WHERE customer_id = ?'
			)
			.run( cardId, customerId );
	}
};

/** If it was the default, the oldest card becomes the default. Ignores another customer's card. */
export const deleteCard = (
	database: Database.Database,
	customerId: number,
	cardId: number
): void => {
	inTransaction( database, () => {
		database
			.prepare( 'DELETE FROM cards WHERE customer_id = ? AND id = ?' )
			.run( customerId, cardId );
		const [ first, ...others ] = getCards( database, customerId );
		const hasDefault = [ first, ...others ].some(
			( one ) => one?.isDefault
		);
		if ( first && ! hasDefault ) {
			makeDefaultCard( database, customerId, first.id );
		}
	} );
};

/** The setting `customerPaymentMethods` (docs/contract/settings.md 3); `{}` without saved cards. */
export const customerPaymentMethods = (
	saved: readonly Card[],
	gateway: string
) => {
	const cards = saved.map( ( { id, brand, last4, expiry, isDefault } ) => ( {
		method: { gateway, last4, brand },
		expires: expiry,
		is_default: isDefault,
		actions: {},
		tokenId: id,
	} ) );
	return cards.length > 0 ? { cc: cards } : {};
};
