import type { BlockInstance } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { readText, type SiteBlock } from './site-block';

interface SavedTab {
	id: string;
	title: string;
}

const readTabs = ( value: unknown ) =>
	Array.isArray( value ) ? ( value as SavedTab[] ) : [];

/** Without script, the links lead to the panels. In the editor, each panel shows its name. */
export const renderTabs: SiteBlock[ 'render' ] = (
	{ label, tabs },
	content,
	isEditor
) =>
	isEditor ? (
		content
	) : (
		<div data-sf-tabs="">
			<div role="tablist" aria-label={ readText( label ) || undefined }>
				{ readTabs( tabs ).map( ( { id, title } ) => (
					<a
						key={ id }
						role="tab"
						id={ `${ id }-tab` }
						href={ `#${ id }` }
						aria-controls={ id }
					>
						{ title }
					</a>
				) ) }
			</div>
			{ content }
		</div>
	);

/** We use only these functions of the editor's store. */
interface EditorSelectors {
	getBlocks: ( clientId: string ) => readonly BlockInstance[];
}

interface EditorActions {
	updateBlockAttributes: ( clientId: string, attributes: object ) => void;
}

const STORE = 'core/block-editor';

/**
 * Gives each panel its own id, and copies ids and titles into the tabs block, which saves the list. A panel without a
 * title gets its number, because a tab needs a name.
 */
export const useSavedTabs = (
	clientId: string,
	saved: unknown,
	isTabs: boolean
): void => {
	const panels = useSelect(
		( select ) => {
			const store: EditorSelectors = select( STORE );
			return isTabs ? store.getBlocks( clientId ) : null;
		},
		[ clientId, isTabs ]
	);
	const { updateBlockAttributes }: EditorActions = useDispatch( STORE );
	useEffect( () => {
		if ( ! panels ) {
			return;
		}
		const ids = new Set< string >();
		const tabs = panels.map( ( panel, index ): SavedTab => {
			let id = readText( panel.attributes.panelId );
			// A copied panel has the id of the original.
			if ( ! id || ids.has( id ) ) {
				id = `tab-${ panel.clientId.slice( 0, 8 ) }`;
				updateBlockAttributes( panel.clientId, { panelId: id } );
			}
			ids.add( id );
			return {
				id,
				title:
					readText( panel.attributes.title ).trim() ||
					sprintf(
						/* translators: %d: number of a tab. */
						__( 'Tab %d', 'shopfront' ),
						index + 1
					),
			};
		} );
		if ( JSON.stringify( tabs ) !== JSON.stringify( saved ) ) {
			updateBlockAttributes( clientId, { tabs } );
		}
	}, [ panels, saved, clientId, updateBlockAttributes ] );
};
