import type { BlockInstance } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { readText, type SiteBlock } from './site-block';

/** A tab as the block of all tabs saves it. */
interface SavedTab {
	id: string;
	title: string;
}

const readTabs = ( value: unknown ) =>
	Array.isArray( value ) ? ( value as SavedTab[] ) : [];

/** Renders the list of tabs, whose links lead to the panels without script. In the editor, panels have their names. */
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

/** The functions of the editor's store that we use. */
interface EditorSelectors {
	getBlocks: ( clientId: string ) => readonly BlockInstance[];
}

interface EditorActions {
	updateBlockAttributes: ( clientId: string, attributes: object ) => void;
}

const STORE = 'core/block-editor';

/**
 * Gives each panel an id of its own, and copies ids and titles into the block of all tabs, which saves the list. A panel without
 * a title has its number, because a tab needs a name.
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
			// A copy of a panel has the id of the first one.
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
