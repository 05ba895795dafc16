export type {
	Behavior,
	BehaviorAbout,
	BehaviorContext,
	BehaviorSource,
	ContentEvent,
	Start,
	Stop,
} from './behavior';
export { INTENT_EVENTS } from './intent-events';
export { startBehaviors } from './start-behaviors';
