export type {
	Behavior,
	BehaviorContext,
	BehaviorSource,
	ContentEvent,
	Stop,
} from './behavior';
export { INTENT_EVENTS } from './intent-events';
export { startBehaviors } from './start-behaviors';
