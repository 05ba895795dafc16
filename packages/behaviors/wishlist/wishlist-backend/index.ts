export {
	LostAnswer,
	type Ability,
	type Answer,
	type ItemName,
	type ListTarget,
	type WishlistBackend,
} from './backend';
export { createBackend } from './create-backend';
export { parseHtml, replaceFragments } from './fragments';
