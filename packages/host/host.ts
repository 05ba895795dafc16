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

/** The environment of the page, as small managers that tests can replace one by one. */
export interface Host {
	window: Window;
	document: Document;
	clock: Clock;
	online: OnlineManager;
	visibility: VisibilityManager;
	storage: SafeStorage;
	/** Storage of this tab: survives a reload, but not closing the tab. */
	sessionStorage: SafeStorage;
	cookies: Cookies;
	navigate: Navigate;
	/** Loads the page again. */
	reload: () => void;
	/** Mounts on present and future containers in the body; returns a function that stops. */
	onContainers: ( selector: string, mount: Mount ) => () => void;
	/** Whether this is the block editor, which sends no requests. */
	isEditor: () => boolean;
	/** Reads the responses that the page preloads; the argument is the setting `cartData`. */
	readPreload: ( cartData?: unknown ) => Preload;
}

/** Parts of the environment that `createHost` cannot find on a window. */
export interface HostOptions {
	/** Whether the editor's store is registered; by default it is not. */
	hasEditorStore?: () => boolean;
}

/** Creates the host of a browser window. Adds no event listeners until the first subscription to a manager. */
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
