export {
	pressTrigger,
	setAll,
	type Scope,
	type Section,
} from './collapse-rules';
