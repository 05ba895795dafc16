export {
	pause,
	UNLIMITED_MS,
	type Clock,
	type TimerId,
	type Timers,
} from './clock';
export { onContainers } from './containers';
export { createCookies } from './cookies';

export { createHost, type Host } from './host';
export { collectPresses, type CollectingElement } from './collect-presses';
export { holdPresses, repeatPresses } from './held-presses';
export { isEditor } from './is-editor';
export { createNavigate, type Navigate } from './navigate';
export { waitForNetwork, type OnlineManager } from './online-manager';
export {
	readGlobal,
	readPageData,
	readPageTemplate,
	readPageText,
	type PageDataName,
} from './page-data';
export { runInPageQueue } from './page-queue';
export { timeoutSignal } from './timeout-signal';
export { readPreload, type Preload, type PreloadedResponse } from './preload';
export {
	createSafeStorage,
	type KeyValueStorage,
	type SafeStorage,
} from './safe-storage';
export { sameOriginUrl } from './same-origin';
export { openTabChannel, type TabChannel } from './tab-channel';
export { createTabLock, type TabLock } from './tab-lock';
export { whenAborted } from './when-aborted';
export { onFirstInteraction } from './on-first-interaction';
