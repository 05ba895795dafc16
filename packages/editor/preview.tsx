import { BlockAppProvider, type BlockApp } from '@shopfront/bindings';
import {
	RegistryProvider,
	useRegistry,
	type DataRegistry,
} from '@wordpress/data';
import {
	createContext,
	useContext,
	useLayoutEffect,
	useRef,
} from '@wordpress/element';
import type { ReactNode } from 'react';
import { createPreviewApp } from './create-preview-app';

let app: BlockApp | null = null;

/** All previews of this editor share the app. */
export const getPreviewApp = (): BlockApp =>
	( app ??= createPreviewApp( window ) );

/** Inside a preview, the editor's own components need the stores of the editor's registry. */
const EditorRegistryContext = createContext< DataRegistry | null >( null );

export const WithSampleCart = ( { children }: { children: ReactNode } ) => {
	const current = useRegistry();
	const registry = useContext( EditorRegistryContext ) ?? current;
	return (
		<EditorRegistryContext.Provider value={ registry }>
			<BlockAppProvider app={ getPreviewApp() }>
				{ children }
			</BlockAppProvider>
		</EditorRegistryContext.Provider>
	);
};

/** Authors can use marked elements inside a preview. */
const USABLE = 'data-sf-usable';

export const WithEditor = ( { children }: { children: ReactNode } ) => {
	const registry = useContext( EditorRegistryContext );
	return registry ? (
		<RegistryProvider value={ registry }>
			<div className="sf-editor-contents" { ...{ [ USABLE ]: '' } }>
				{ children }
			</div>
		</RegistryProvider>
	) : null;
};

/** Makes everything inert, except usable elements and their ancestors. */
const limitTo = ( element: Element ): void => {
	for ( const child of element.children ) {
		const isUsable = child.hasAttribute( USABLE );
		const hasUsable = ! isUsable && child.querySelector( `[${ USABLE }]` );
		child.toggleAttribute( 'inert', ! isUsable && ! hasUsable );
		if ( hasUsable ) {
			limitTo( child );
		}
	}
};

export interface PreviewProps {
	/** Text in place of a block that shows nothing with the sample cart. */
	emptyText?: string;
	children: ReactNode;
}

/** Authors see the front end's components but can't use them. Clicks select the block. */
export const Preview = ( { emptyText, children }: PreviewProps ) => {
	const element = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		const preview = element.current;
		if ( ! preview ) {
			return;
		}
		const limit = () => limitTo( preview );
		limit();
		const observer = new MutationObserver( limit );
		observer.observe( preview, { childList: true, subtree: true } );
		return () => observer.disconnect();
	}, [] );
	return (
		<div
			ref={ element }
			className="sf-editor-preview"
			data-empty={ emptyText }
		>
			{ children }
		</div>
	);
};
