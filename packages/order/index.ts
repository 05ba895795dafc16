export { explore, type Exploration, type Move } from './explore';
export { createOrderRunner, type OrderRunner } from './runner';
export { IDLE, LOOK_DELAYS_MS, transition } from './transition';
export type {
	Attempt,
	Circumstances,
	OrderEffect,
	OrderEvent,
	OrderState,
	OrderStatus,
	Outcome,
	Step,
} from './types';
