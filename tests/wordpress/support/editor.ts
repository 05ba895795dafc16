import type { FrameLocator, Locator, Page } from '@playwright/test';
import { logIn } from './log-in';
import { expect } from './wordpress-test';

export interface EditorBlock {
	name: string;
	clientId: string;
	isValid: boolean;
	innerBlocks: EditorBlock[];
}

interface EditorWp {
	apiFetch: ( options: object ) => Promise< unknown >;
	blocks: {
		createBlock: ( name: string ) => EditorBlock;
		parse: ( content: string ) => EditorBlock[];
		serialize: ( blocks: readonly EditorBlock[] ) => string;
		switchToBlockType: (
			block: EditorBlock,
			name: string
		) => EditorBlock[] | null;
	};
	data: {
		select: ( store: string ) => {
			getBlocks: () => EditorBlock[];
			canInsertBlockType: ( name: string, root: string ) => boolean;
			canRemoveBlock: ( clientId: string ) => boolean;
			canMoveBlock: ( clientId: string ) => boolean;
			getCurrentPostId: () => number;
			getEditedPostAttribute: ( name: string ) => string;
			didPostSaveRequestSucceed: () => boolean;
		};
		dispatch: ( store: string ) => {
			insertBlock: (
				block: EditorBlock,
				index?: number,
				root?: string
			) => void;
			resetBlocks: ( blocks: readonly EditorBlock[] ) => void;
			selectBlock: ( clientId: string ) => void;
			updateBlockAttributes: (
				clientId: string,
				attributes: object
			) => void;
			editPost: ( changes: object ) => void;
			enableComplementaryArea: ( scope: string, area: string ) => void;
			savePost: () => Promise< void >;
			set: ( scope: string, name: string, value: unknown ) => void;
		};
	};
}

/** Intervals in which a page has to stay the same, and how long it may change on a busy machine, ms. */
/** On a busy machine, longer than from a block's first rendering to its change of the content. */
const UNCHANGED_MS = 1500;

const SETTLING = { intervals: [ 0, 500 ], timeout: 60_000 };

export type Editor = ReturnType< typeof createEditor >;

export const flatten = ( blocks: readonly EditorBlock[] ): EditorBlock[] =>
	blocks.flatMap( ( block ) => [ block, ...flatten( block.innerBlocks ) ] );

/** Without product lists' blocks: some show nothing for some products. */
const ofShop = ( blocks: readonly EditorBlock[] ): EditorBlock[] =>
	blocks
		.filter(
			( { name } ) =>
				name.startsWith( 'woocommerce/' ) &&
				! name.startsWith( 'woocommerce/product-' )
		)
		.flatMap( ( block ) => [ block, ...ofShop( block.innerBlocks ) ] );

export const createEditor = ( page: Page ) => {
	const openWp = () => page.evaluateHandle< EditorWp >( 'window.wp' );
	const blocks = async (): Promise< EditorBlock[] > =>
		( await openWp() ).evaluate( ( { data } ) => {
			// Attributes may contain values that the page can't send to the test.
			const copy = ( block: EditorBlock ): EditorBlock => ( {
				name: block.name,
				clientId: block.clientId,
				isValid: block.isValid,
				innerBlocks: block.innerBlocks.map( copy ),
			} );
			return data.select( 'core/block-editor' ).getBlocks().map( copy );
		} );
	const find = async ( name: string ): Promise< EditorBlock > => {
		const found = flatten( await blocks() ).find(
			( block ) => block.name === name
		);
		if ( ! found ) {
			throw new Error( `The page has no block ${ name }.` );
		}
		return found;
	};
	const waitUntilOpen = async () => {
		await page.waitForFunction(
			"window.wp?.data?.select( 'core/editor' )?.getEditedPostAttribute( 'status' )"
		);
		await (
			await openWp()
		).evaluate( ( { data } ) => {
			const { set } = data.dispatch( 'core/preferences' );
			set( 'core/edit-post', 'welcomeGuide', false );
			set( 'core', 'enableChoosePatternModal', false );
		} );
	};
	const serialize = async (): Promise< string > =>
		( await openWp() ).evaluate( ( wp ) =>
			wp.blocks
				.serialize( wp.data.select( 'core/block-editor' ).getBlocks() )
				// The platform's product lists get another id whenever the editor opens.
				.replace( /"queryId":\d+/g, '"queryId":0' )
		);
	const canvas = (): FrameLocator =>
		page.frameLocator( 'iframe[name="editor-canvas"]' );
	/** Blocks that the canvas doesn't show yet. */
	const notShown = async (): Promise< string[] > => {
		const shown = await canvas()
			.locator( '[data-block]' )
			.evaluateAll( ( elements ) =>
				elements.map( ( element ) =>
					element.getAttribute( 'data-block' )
				)
			);
		return ofShop( await blocks() )
			.filter( ( { clientId } ) => ! shown.includes( clientId ) )
			.map( ( { name } ) => name );
	};
	const pages: number[] = [];
	return {
		blocks,
		find,
		canvas,
		logIn: () => logIn( page.context() ),
		openNewPage: async () => {
			await page.goto( '/wp-admin/post-new.php?post_type=page' );
			await waitUntilOpen();
		},
		insert: async ( name: string, root?: string ) =>
			( await openWp() ).evaluate(
				( wp, [ blockName, parent ] ) =>
					wp.data
						.dispatch( 'core/block-editor' )
						.insertBlock(
							wp.blocks.createBlock( blockName ),
							undefined,
							parent
						),
				[ name, root ] as const
			),
		canInsert: async ( name: string, root: string ): Promise< boolean > =>
			( await openWp() ).evaluate(
				( { data }, [ blockName, parent ] ) =>
					data
						.select( 'core/block-editor' )
						.canInsertBlockType( blockName, parent ),
				[ name, root ] as const
			),
		/** As if the page had been saved with this content. */
		open: async ( content: string ) =>
			( await openWp() ).evaluate(
				( wp, text ) =>
					wp.data
						.dispatch( 'core/block-editor' )
						.resetBlocks( wp.blocks.parse( text ) ),
				content
			),
		transform: async ( name: string ) =>
			( await openWp() ).evaluate( ( wp, to ) => {
				const [ first ] = wp.data
					.select( 'core/block-editor' )
					.getBlocks();
				const made = first && wp.blocks.switchToBlockType( first, to );
				wp.data
					.dispatch( 'core/block-editor' )
					.resetBlocks( made ?? [] );
			}, name ),
		serialize,
		/**
		 * Waits until the blocks have stopped changing the content. A block changes it after it shows, and on a busy
		 * machine the canvas shows blocks long after the store has them.
		 */
		settle: async (): Promise< string > => {
			let content = '';
			let unchangedSince = 0;
			await expect
				.poll( async () => {
					const before = content;
					content = await serialize();
					if ( content !== before ) {
						unchangedSince = Date.now();
					}
					return Date.now() - unchangedSince < UNCHANGED_MS
						? [ 'changed' ]
						: await notShown();
				}, SETTLING )
				.toEqual( [] );
			return content;
		},
		select: async ( name: string ) => {
			const { clientId } = await find( name );
			await (
				await openWp()
			).evaluate(
				( { data }, id ) =>
					data.dispatch( 'core/block-editor' ).selectBlock( id ),
				clientId
			);
		},
		update: async ( name: string, attributes: object ) => {
			const { clientId } = await find( name );
			await (
				await openWp()
			).evaluate(
				( { data }, [ id, changes ] ) =>
					data
						.dispatch( 'core/block-editor' )
						.updateBlockAttributes( id, changes ),
				[ clientId, attributes ] as const
			);
		},
		publish: async ( title: string ): Promise< string > => {
			const wp = await openWp();
			await wp.evaluate( async ( { data }, name ) => {
				const editor = data.dispatch( 'core/editor' );
				editor.editPost( { title: name, status: 'publish' } );
				await editor.savePost();
			}, title );
			const isSaved = await wp.evaluate( ( { data } ) =>
				data.select( 'core/editor' ).didPostSaveRequestSucceed()
			);
			expect( isSaved ).toBe( true );
			pages.push(
				await wp.evaluate( ( { data } ) =>
					data.select( 'core/editor' ).getCurrentPostId()
				)
			);
			return wp.evaluate( ( { data } ) =>
				data.select( 'core/editor' ).getEditedPostAttribute( 'link' )
			);
		},
		removePages: async () => {
			for ( const id of pages ) {
				await (
					await openWp()
				).evaluate(
					( { apiFetch }, page_ ) =>
						apiFetch( {
							path: `/wp/v2/pages/${ page_ }?force=true`,
							method: 'DELETE',
						} ),
					id
				);
			}
		},
		/** What authors can't do with the block. */
		locksOf: async ( name: string ): Promise< string[] > => {
			const { clientId } = await find( name );
			return ( await openWp() ).evaluate( ( { data }, id ) => {
				const editor = data.select( 'core/block-editor' );
				return [
					...( editor.canRemoveBlock( id ) ? [] : [ 'remove' ] ),
					...( editor.canMoveBlock( id ) ? [] : [ 'move' ] ),
				];
			}, clientId );
		},
		inspector: async (): Promise< Locator > => {
			await (
				await openWp()
			).evaluate( ( { data } ) =>
				data
					.dispatch( 'core/interface' )
					.enableComplementaryArea( 'core', 'edit-post/block' )
			);
			return page.getByRole( 'region', { name: 'Editor settings' } );
		},
		openInSiteEditor: async () => {
			await page.goto(
				`/wp-admin/site-editor.php?postType=page&postId=${ pages.at( -1 ) }&canvas=edit`
			);
			await page.waitForFunction(
				"window.wp?.data?.select( 'core/block-editor' )?.getBlocks().length > 0"
			);
		},
		reload: async () => {
			await page.reload();
			await waitUntilOpen();
			await page.waitForFunction(
				"window.wp.data.select( 'core/block-editor' ).getBlocks().length > 0"
			);
		},
	};
};
