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

/** Returns the app that all previews of this editor share. */
export const getPreviewApp = (): BlockApp =>
	( app ??= createPreviewApp( window ) );

/** The editor's registry, whose stores the editor's own components need inside a preview. */
const EditorRegistryContext = createContext< DataRegistry | null >( null );

/** Renders components of the front end with the sample cart. */
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

/** Marks elements inside a preview that authors can use. */
const USABLE = 'data-sf-usable';

/** Renders components of the editor inside components of the front end, such as inner blocks. */
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

/** Makes everything inert that neither is usable nor contains something usable. */
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

/** Renders components of the front end that authors see but can't use. Clicks select the block. */
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
