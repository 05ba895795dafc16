import type Database from 'libsql';
import { flag, number, oneOf, text } from '../catalogue/rows';
import { inTransaction } from '../database';
import type { CardBehaviour } from '../gateways/test-cards';

/** A card that a customer keeps. */
export interface Card {
	/** Above 0; the token that pays with it. */
	id: number;
	customerId: number;
	/** As in `Visa`. */
	brand: string;
	last4: string;
	/** As in `12/28`. */
	expiry: string;
	/** What it does when it is paid with: of the number itself nothing is kept. */
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

/** A customer's cards in the order in which they were saved; `[]` for a guest. */
export function getCards(
	database: Database.Database,
	customerId: number
): Card[] {
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
}

/** Keeps a card; a customer's first one is the default. One that is kept already stays as it is. */
export function saveCard(
	database: Database.Database,
	customerId: number,
	card: Omit< Card, 'id' | 'customerId' | 'isDefault' >
): void {
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
}

/** Pays with this card unless another is chosen. A card of somebody else changes nothing. */
export function makeDefaultCard(
	database: Database.Database,
	customerId: number,
	cardId: number
): void {
	if (
		getCards( database, customerId ).some( ( { id } ) => id === cardId )
	) {
		database
			.prepare(
				'UPDATE cards SET is_default = ( id = ? ) WHERE customer_id = ?'
			)
			.run( cardId, customerId );
	}
}

/** Forgets a card; the oldest one left takes over when it was the default. A card of somebody else stays. */
export function deleteCard(
	database: Database.Database,
	customerId: number,
	cardId: number
): void {
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
}

/**
 * The setting `customerPaymentMethods` (docs/contract/settings.md 3); `{}` when nothing is kept.
 *
 * @param database
 * @param customerId
 * @param gateway    The gateway that takes the cards.
 */
export function customerPaymentMethods(
	database: Database.Database,
	customerId: number,
	gateway: string
) {
	const cards = getCards( database, customerId ).map(
		( { id, brand, last4, expiry, isDefault } ) => ( {
			method: { gateway, last4, brand },
			expires: expiry,
			is_default: isDefault,
			actions: {},
			tokenId: id,
		} )
	);
	return cards.length > 0 ? { cc: cards } : {};
}
