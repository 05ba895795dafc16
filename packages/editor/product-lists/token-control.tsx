import { FormTokenField } from '@wordpress/components';
import { CURRENT_DESIGN } from '../inspector';

export interface Choice {
	id: number;
	name: string;
}

/** If several choices share a name, adds their ids. */
const nameChoices = ( choices: readonly Choice[] ): Map< string, number > => {
	const counts = new Map< string, number >();
	for ( const { name } of choices ) {
		counts.set( name, ( counts.get( name ) ?? 0 ) + 1 );
	}
	return new Map(
		choices.map( ( { id, name } ) => [
			counts.get( name ) === 1 ? name : `${ name } (#${ id })`,
			id,
		] )
	);
};

export interface TokenControlProps {
	label: string;
	chosen: readonly number[];
	/** Chosen things, and suggestions for the text. */
	choices: readonly Choice[];
	max?: number;
	onChange: ( ids: number[] ) => void;
	/** Called with the field's text, and with `''` when the field gets the focus. */
	onSearch: ( text: string ) => void;
}

/** A chosen thing without a name, such as a deleted product, shows its id. */
export const TokenControl = ( {
	label,
	chosen,
	choices,
	max,
	onChange,
	onSearch,
}: TokenControlProps ) => {
	const known = nameChoices( choices );
	const names = new Map(
		[ ...known ].map( ( [ name, id ] ) => [ id, name ] )
	);
	const nameOf = ( id: number ) => names.get( id ) ?? `#${ id }`;
	const ids = new Map( [
		...known,
		...chosen.map( ( id ): [ string, number ] => [ nameOf( id ), id ] ),
	] );
	return (
		<FormTokenField
			{ ...CURRENT_DESIGN }
			label={ label }
			value={ chosen.map( nameOf ) }
			suggestions={ [ ...known.keys() ] }
			maxLength={ max }
			__experimentalExpandOnFocus
			onFocus={ () => onSearch( '' ) }
			onInputChange={ onSearch }
			onChange={ ( tokens ) =>
				onChange(
					tokens.flatMap( ( token ) => {
						const id = ids.get(
							typeof token === 'string' ? token : token.value
						);
						// Ignores text that names nothing in the shop.
						return id === undefined ? [] : [ id ];
					} )
				)
			}
		/>
	);
};
