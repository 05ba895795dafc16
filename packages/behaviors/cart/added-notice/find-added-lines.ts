import { isRecord } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';

/** A cart line with the added quantity. */
export interface AddedLine {
	key: string;
	name: string;
	/** URL of the picture; `''` without one. */
	picture: string;
	added: number;
}

const readQuantities = ( lines: readonly unknown[] ) =>
	new Map(
		lines
			.filter( isRecord )
			.map( ( { key, quantity } ) => [ key, Number( quantity ) ] )
	);

/** Returns the lines whose quantity is greater than before, in the order of the cart. Lines come from storage or a server. */
export const findAddedLines = (
	before: readonly unknown[],
	after: readonly unknown[]
): AddedLine[] => {
	const quantities = readQuantities( before );
	return after.flatMap( ( line ) => {
		if ( ! isRecord( line ) || typeof line.key !== 'string' ) {
			return [];
		}
		const { key, name, images, quantity } = line;
		const { thumbnail, src } = Object(
			Array.isArray( images ) ? images[ 0 ] : null
		);
		const added = Number( quantity ) - ( quantities.get( key ) ?? 0 );
		return added > 0
			? [
					{
						key,
						name: htmlToText( String( name ?? '' ) ),
						picture: String( thumbnail || src || '' ),
						added,
					},
				]
			: [];
	} );
};

/** Returns the quantity of a line; 0 if the cart no longer has it. */
export const quantityOf = ( lines: readonly unknown[], key: string ) =>
	readQuantities( lines ).get( key ) ?? 0;
