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

/** The page that we live on, behind small managers that a test can replace one by one. */
export interface Host {
	window: Window;
	document: Document;
	clock: Clock;
	online: OnlineManager;
	visibility: VisibilityManager;
	storage: SafeStorage;
	/** Of this tab alone; it survives a reload and goes with the tab. */
	sessionStorage: SafeStorage;
	cookies: Cookies;
	navigate: Navigate;
	/** Mounts on containers in the page's body, now and later; returns the stop. */
	onContainers: ( selector: string, mount: Mount ) => () => void;
	/** Whether this is an editor, where nothing is asked of the server. */
	isEditor: () => boolean;
	/** What the page brought along; the argument is the setting `cartData`. */
	readPreload: ( cartData?: unknown ) => Preload;
}

/** What `createHost` cannot find on a window by itself. */
export interface HostOptions {
	/** Whether the editor's store is registered; by default there is none. */
	hasEditorStore?: () => boolean;
}

/** The host of a browser window. Nothing is listened to until a manager is subscribed to. */
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
	onContainers: ( selector, mount ) =>
		onContainers( view.document.body, selector, mount ),
	isEditor: () => isEditor( { location: view.location, hasEditorStore } ),
	readPreload: ( cartData ) => readPreload( view.document, cartData ),
} );
