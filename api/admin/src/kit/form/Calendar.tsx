import { DatePicker, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';

const texts = { previousMonth: 'Previous month', nextMonth: 'Next month' };

/** A month to pick a day from, weeks starting on Monday. Days are `YYYY-MM-DD`. */
export default function Calendar({ value, onPick }: { value: string; onPick: (day: string) => void }) {
  const day = /^\d{4}-\d\d-\d\d$/.test(value) ? value : null;
  return (
    <DatesProvider settings={{ firstDayOfWeek: 1, weekendDays: [] }}>
      <DatePicker
        value={day}
        hideOutsideDates
        defaultDate={day ?? undefined}
        onChange={(pickedDay) => pickedDay && onPick(pickedDay)}
        ariaLabels={texts}
      />
    </DatesProvider>
  );
}
