export { decodePairs, encodePairs, NONE, type Pairs } from './pairs';
export {
	COOKIE_NAMES,
	recordVisit,
	type CookieName,
	type Visit,
	type VisitOptions,
	type Visits,
} from './record-visit';
