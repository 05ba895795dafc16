export type {
	Behavior,
	BehaviorContext,
	BehaviorSource,
	ContentEvent,
	Stop,
} from './behavior';
export { startBehaviors } from './start-behaviors';
