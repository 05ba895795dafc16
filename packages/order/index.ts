export { explore, type Exploration, type Move } from './explore';
export { IDLE } from './idle';
export { createOrderRunner, safely, type OrderRunner } from './runner';
export { LOOK_DELAYS_MS, transition } from './transition';
export type {
	Attempt,
	Circumstances,
	OrderEffect,
	OrderEvent,
	OrderState,
	OrderStatus,
	Outcome,
	PaymentCheck,
	Step,
} from './types';
