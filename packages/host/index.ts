export {
	pause,
	UNLIMITED_MS,
	type Clock,
	type TimerId,
	type Timers,
} from './clock';
export { hasConsent, whenAllowed } from './consent';
export { onContainers } from './containers';
export { createCookies } from './cookies';

export { createHost, type Host } from './host';
export {
	collectPresses,
	isModifiedClick,
	type CollectedPress,
	type CollectingElement,
} from './collect-presses';
export { holdPresses, repeatPresses } from './held-presses';
export {
	LATER_SCRIPT_TYPE,
	RUN_LATER_SCRIPTS,
	startLaterScripts,
	type LaterScriptsWindow,
} from './later-scripts';
export { LATER_PRELOAD, PRESS_PRELOAD } from './preload-links';
export { isEditor } from './is-editor';
export { createNavigate, type Navigate } from './navigate';
export { waitForNetwork, type OnlineManager } from './online-manager';
export {
	readGlobal,
	readPageData,
	readPageTemplate,
	readPageText,
} from './page-data';
export {
	CART_FACT,
	PAYMENT_FACT,
	pushFact,
	type FactWindow,
	type PageFact,
} from './page-facts';
export { runInPageQueue } from './page-queue';
export { timeoutSignal } from './timeout-signal';
export { readPreload, type Preload, type PreloadedResponse } from './preload';
export {
	createSafeStorage,
	type KeyValueStorage,
	type SafeStorage,
} from './safe-storage';
export { sameOriginUrl } from './same-origin';
export { openTabChannel } from './tab-channel';
export { createTabLock, type TabLock } from './tab-lock';
export { keepChanges } from './keep-changes';
export { forgetTypedText, keepTypedText, TYPED_TEXT_KEY } from './typed-text';
export { keepTypingFocus } from './typing-focus';
export { createUnsentChanges, UNSENT_MAX_AGE_MS } from './unsent-changes';
export { watchComposition, whenInputIsReadable } from './unreadable-input';
export { whenAborted } from './when-aborted';
export { onFirstInteraction } from './on-first-interaction';
