import type { ChosenAttribute } from '@shopfront/behaviors/cart/block-loader';

const ATTRIBUTE = 'attribute_';

/** Matches the quantity of a group's product: `quantity[26]`. */
const MEMBER = /^quantity\[(\d+)\]$/;

export interface AddedProduct {
	productId: number;
	quantity: number;
	variation: ChosenAttribute[];
	field: string;
}

/** Returns a group's products that have a quantity. For a single product, a missing or invalid quantity counts as 1. */
export const readForm = ( form: HTMLFormElement ): AddedProduct[] => {
	const fields = [ ...new FormData( form ) ];
	const members = fields.flatMap( ( [ field, value ] ) => {
		const id = MEMBER.exec( field )?.[ 1 ];
		return id ? [ { id, field, quantity: Number( value ) } ] : [];
	} );
	if ( members.length > 0 || form.classList.contains( 'grouped_form' ) ) {
		return members
			.filter( ( { quantity } ) => quantity > 0 )
			.map( ( { id, field, quantity } ) => ( {
				productId: Number( id ),
				quantity,
				variation: [],
				field,
			} ) );
	}
	const quantity = Number(
		fields.find( ( [ name ] ) => name === 'quantity' )?.[ 1 ]
	);
	return [
		{
			productId: Number( form.dataset.sfAdd ),
			quantity: quantity > 0 ? quantity : 1,
			variation: fields
				.filter( ( [ name ] ) => name.startsWith( ATTRIBUTE ) )
				.map( ( [ attribute, value ] ) => ( {
					attribute,
					value: String( value ),
				} ) ),
			field: 'quantity',
		},
	];
};
