import type { EventBus } from '@shopfront/behaviors/engine/event-bus';
import type { LiveRegion } from './live-region';
import type { Navigate } from '@shopfront/host';
import type { ClassicWindow } from './params';

/** State and services that all parts of the classic cart use. */
export interface ClassicContext {
	view: ClassicWindow;
	bus: EventBus;
	liveRegion: LiveRegion;
	navigate: Navigate;
}
