export {
	createClock,
	pause,
	whenAborted,
	type Clock,
	type TimerId,
	type Timers,
} from './clock';
export { onContainers, STARTED_ATTRIBUTE, type Mount } from './containers';
export { createCookies, type Cookies } from './cookies';
export { createHost, type Host, type HostOptions } from './host';
export { isEditor, type EditorSigns } from './is-editor';
export { createNavigate, type Navigate } from './navigate';
export {
	createOnlineManager,
	waitForNetwork,
	type OnlineManager,
} from './online-manager';
export {
	readPreload,
	PRELOAD_ELEMENT_ID,
	type Preload,
	type PreloadedReply,
} from './preload';
export {
	createSafeStorage,
	type KeyValueStorage,
	type SafeStorage,
} from './safe-storage';
export { whenActed } from './when-acted';
export {
	createVisibilityManager,
	type VisibilityManager,
} from './visibility-manager';
