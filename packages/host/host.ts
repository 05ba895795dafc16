import { createClock, type Clock } from './clock';
import { onContainers, type Mount } from './containers';
import { createCookies, type Cookies } from './cookies';
import { isEditor } from './is-editor';
import { createNavigate, type Navigate } from './navigate';
import { createOnlineManager, type OnlineManager } from './online-manager';
import { readPreload, type Preload } from './preload';
import { createSafeStorage, type SafeStorage } from './safe-storage';
import {
	createVisibilityManager,
	type VisibilityManager,
} from './visibility-manager';

export interface Host {
	window: Window;
	document: Document;
	clock: Clock;
	online: OnlineManager;
	visibility: VisibilityManager;
	storage: SafeStorage;
	/** This tab's storage: survives a reload, but not closing the tab. */
	sessionStorage: SafeStorage;
	cookies: Cookies;
	navigate: Navigate;
	reload: () => void;
	/** Mounts on present and future containers in the body; returns the function that stops. */
	onContainers: ( selector: string, mount: Mount ) => () => void;
	/** Whether this is the block editor, where we send no requests. */
	isEditor: () => boolean;
	/** Reads the page's preloaded responses; the argument is the setting `cartData`. */
	readPreload: ( cartData?: unknown ) => Preload;
}

/** What `createHost` can't find on a window. */
export interface HostOptions {
	hasEditorStore?: () => boolean;
}

/** Adds no event listeners before the first subscription to a manager. */
export const createHost = (
	view: Window,
	{ hasEditorStore }: HostOptions = {}
): Host => ( {
	window: view,
	document: view.document,
	clock: createClock( view ),
	online: createOnlineManager( view ),
	visibility: createVisibilityManager( view.document ),
	storage: createSafeStorage( view ),
	sessionStorage: createSafeStorage( view, 'sessionStorage' ),
	cookies: createCookies( view.document ),
	navigate: createNavigate( ( url ) => view.location.assign( url ) ),
	reload: () => view.location.reload(),
	onContainers: ( selector, mount ) =>
		onContainers( view.document.body, selector, mount ),
	isEditor: () => isEditor( { location: view.location, hasEditorStore } ),
	readPreload: ( cartData ) => readPreload( view.document, cartData ),
} );
