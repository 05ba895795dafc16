import type { EventBus } from '@shopfront/behaviors/engine/event-bus';
import type { LiveRegion } from './live-region';
import type { Navigate } from '@shopfront/host';
import type { ClassicWindow } from './params';

export interface ClassicContext {
	view: ClassicWindow;
	bus: EventBus;
	liveRegion: LiveRegion;
	navigate: Navigate;
}
