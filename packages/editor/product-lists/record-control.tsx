import { htmlToText } from '@shopfront/text';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import {
	TokenControl,
	type Choice,
	type TokenControlProps,
} from './token-control';

interface CoreRecord {
	id: number;
	/** For a term. */
	name?: string;
	/** For a product. */
	title?: { raw?: string; rendered: string };
}

/** We use only these selectors of the store `core`. */
interface CoreSelectors {
	/** `null` until they have loaded, and for a type that the site doesn't have. */
	getEntityRecords: (
		kind: 'postType' | 'taxonomy',
		name: string,
		query: object
	) => readonly CoreRecord[] | null;
}

const FIELDS = { context: 'view', _fields: 'id,name,title' };
const SUGGESTIONS = 20;

const toChoice = ( { id, name, title }: CoreRecord ): Choice => ( {
	id,
	name: htmlToText( name ?? title?.rendered ?? '' ) || `#${ id }`,
} );

export interface RecordControlProps extends Pick<
	TokenControlProps,
	'label' | 'chosen' | 'max' | 'onChange'
> {
	kind: 'postType' | 'taxonomy';
	/** Name of the post type or of the taxonomy. */
	name: string;
}

/**
 * A field for posts or terms of the site. Loads the names of chosen records from WordPress, and suggestions once it
 * has the focus.
 */
export const RecordControl = ( {
	kind,
	name,
	...control
}: RecordControlProps ) => {
	/** `null` until the field gets the focus. */
	const [ search, setSearch ] = useState< string | null >( null );
	const ids = control.chosen.join( ',' );
	const { chosen, found } = useSelect(
		( select ) => {
			const core: CoreSelectors = select( 'core' );
			return {
				chosen: ids
					? core.getEntityRecords( kind, name, {
							...FIELDS,
							include: ids,
							per_page: 100,
						} )
					: null,
				found:
					search === null
						? null
						: core.getEntityRecords( kind, name, {
								...FIELDS,
								search,
								per_page: SUGGESTIONS,
							} ),
			};
		},
		[ kind, name, ids, search ]
	);
	const records = new Map(
		[ ...( chosen ?? [] ), ...( found ?? [] ) ].map( ( record ) => [
			record.id,
			record,
		] )
	);
	return (
		<TokenControl
			{ ...control }
			choices={ [ ...records.values() ].map( toChoice ) }
			onSearch={ setSearch }
		/>
	);
};
