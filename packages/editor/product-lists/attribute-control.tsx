import { ADMIN_API_NAMESPACE } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import apiFetch from '@wordpress/api-fetch';
import { Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TokenControl, type Choice } from './token-control';

/** A product attribute and one of its terms, as a collection saves them. */
export interface AttributeTerm {
	taxonomy: string;
	termId: number;
}

const ATTRIBUTES = `/${ ADMIN_API_NAMESPACE }/products/attributes`;

/** Leaves out malformed entries. */
export const readAttributeTerms = ( value: unknown ): AttributeTerm[] =>
	Array.isArray( value )
		? value.flatMap( ( entry: unknown ) =>
				isRecord( entry ) &&
				typeof entry.taxonomy === 'string' &&
				typeof entry.termId === 'number'
					? [ { taxonomy: entry.taxonomy, termId: entry.termId } ]
					: []
			)
		: [];

type Loaded = readonly ( Choice & { slug: string } )[] | 'failed' | null;

const readList = ( body: unknown ): Loaded =>
	Array.isArray( body )
		? body.filter( isRecord ).map( ( { id, name, slug } ) => ( {
				id: Number( id ),
				name: htmlToText( String( name ) ),
				slug: String( slug ),
			} ) )
		: 'failed';

/** `null` while the list loads, or without a path. */
const useList = ( path: string | null ): Loaded => {
	const [ list, setList ] = useState< Loaded >( null );
	useEffect( () => {
		let isCurrent = true;
		const receive = ( loaded: Loaded ) => {
			if ( isCurrent ) {
				setList( loaded );
			}
		};
		if ( path ) {
			apiFetch< unknown >( { path } ).then(
				( body ) => receive( readList( body ) ),
				() => receive( 'failed' )
			);
		}
		return () => {
			isCurrent = false;
		};
	}, [ path ] );
	return list;
};

const NONE: readonly Choice[] = [];

const TermControl = ( {
	id,
	name,
	chosen,
	onChange,
}: Choice & {
	chosen: readonly number[];
	onChange: ( ids: number[] ) => void;
} ) => {
	const [ isUsed, setUsed ] = useState( chosen.length > 0 );
	const terms = useList(
		isUsed ? `${ ATTRIBUTES }/${ id }/terms?per_page=100` : null
	);
	return (
		<TokenControl
			label={ name }
			chosen={ chosen }
			choices={ Array.isArray( terms ) ? terms : NONE }
			onChange={ onChange }
			onSearch={ () => setUsed( true ) }
		/>
	);
};

export const AttributeControl = ( {
	value,
	onChange,
}: {
	value: unknown;
	onChange: ( terms: AttributeTerm[] ) => void;
} ) => {
	const attributes = useList( ATTRIBUTES );
	const chosen = readAttributeTerms( value );
	if ( ! Array.isArray( attributes ) ) {
		return attributes === 'failed' ? (
			<Notice status="warning" isDismissible={ false }>
				{ __(
					'The attributes of products could not be loaded. Those that are chosen stay as they are.',
					'shopfront'
				) }
			</Notice>
		) : null;
	}
	return (
		<>
			{ attributes.map( ( { id, name, slug } ) => (
				<TermControl
					key={ id }
					id={ id }
					name={ name }
					chosen={ chosen
						.filter( ( { taxonomy } ) => taxonomy === slug )
						.map( ( { termId } ) => termId ) }
					onChange={ ( ids ) =>
						onChange( [
							...chosen.filter(
								( { taxonomy } ) => taxonomy !== slug
							),
							...ids.map( ( termId ) => ( {
								termId,
								taxonomy: slug,
							} ) ),
						] )
					}
				/>
			) ) }
		</>
	);
};
