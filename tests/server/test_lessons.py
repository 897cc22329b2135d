"""Lessons: every one gets to what it shows, every answer is answered, and what leads away can be taken back."""

import asyncio
from collections.abc import Iterator

import msgspec
import pytest

from flip7.protocol.messages import Happened
from flip7.server.lessons import SCRIPTS, YOU, Lesson, LessonStep, Reply, all_lessons
from tests.server.server_in_process import Json, running

LESSONS = {lesson.id: lesson for lesson in all_lessons()}
EACH = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def events(*told: Happened) -> list[Json]:
    return [event for each in told for event in msgspec.json.decode(msgspec.json.encode(each))["events"]]


def ways(lesson: Lesson, step: int = 0) -> Iterator[list[Reply]]:
    """Every way through the lesson that leads to what it shows."""
    for reply in lesson.steps[step].replies:
        if reply.leads and reply.next is None:
            yield [reply]
        elif reply.next is not None:
            yield from ([reply, *rest] for rest in ways(lesson, reply.next))


def told(way: list[Reply]) -> list[Happened]:
    return [each for reply in way for each in reply.told]


@EACH
def test_every_question_has_an_answer_for_every_option(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert step.asked.seat == YOU
        assert tuple(reply.choice for reply in step.replies) == step.asked.options


@EACH
def test_a_lesson_is_short(lesson: Lesson) -> None:
    script = next(each for each in SCRIPTS if each.id == lesson.id)
    assert {len(way) for way in ways(lesson)} == {script.answers}
    assert script.answers <= 4


@EACH
def test_every_step_can_be_reached(lesson: Lesson) -> None:
    reached = {reply.next for step in lesson.steps for reply in step.replies}
    assert reached - {None} == set(range(1, len(lesson.steps)))


@EACH
def test_an_answer_that_leads_away_ends_the_lesson_there(lesson: Lesson) -> None:
    """Whoever gives it sees what comes of it, and no new round begins."""
    away = [reply for step in lesson.steps for reply in step.replies if not reply.leads]
    for reply in away:
        assert reply.next is None
        assert reply.told
        assert not {event["event"] for event in events(*reply.told)} & {"round_ended", "round_began", "game_won"}


@EACH
def test_the_next_question_is_the_one_that_was_told_last(lesson: Lesson) -> None:
    assert lesson.opening.asked == lesson.steps[0].asked
    for step in lesson.steps:
        for reply in step.replies:
            asked: LessonStep | None = None if reply.next is None else lesson.steps[reply.next]
            if asked is not None:
                assert reply.told[-1].asked == asked.asked


@EACH
def test_acts_are_numbered_on_every_way(lesson: Lesson) -> None:
    for way in ways(lesson):
        numbers = [lesson.table.number, lesson.opening.number, *(each.number for each in told(way))]
        assert numbers == list(range(len(numbers)))


@pytest.mark.parametrize(
    "name, ending",
    [
        ("bust", {"event": "busted", "seat": 0, "card": "8"}),
        ("second-chance", {"event": "saved", "seat": 0, "card": "9"}),
        ("freeze", {"event": "froze"}),
        ("flip-three", {"event": "froze"}),
        ("flip-7", {"event": "flipped_seven", "seat": 0}),
    ],
)
def test_every_way_ends_with_what_the_lesson_shows(name: str, ending: Json) -> None:
    for way in ways(LESSONS[name]):
        last = events(*told(way))[-1]
        assert {field: last[field] for field in ending} == ending


def happens(name: str) -> list[str]:
    """Return the events of the first way through the lesson, from the deal on."""
    lesson = LESSONS[name]
    way = next(ways(lesson))
    return [event["event"] for event in events(lesson.opening, *told(way))]


def test_a_second_chance_is_kept_passed_on_and_used() -> None:
    wanted = {"passed_on", "saved"}
    assert [name for name in happens("second-chance") if name in wanted] == ["passed_on", "saved"]


def test_a_card_is_set_aside_in_the_flip_three_and_given_out_after_it() -> None:
    wanted = {"flipped", "set_aside", "flip_three_ended", "handed_out"}
    flow = ["flipped", "flipped", "set_aside", "flipped", "flip_three_ended", "handed_out"]
    assert [name for name in happens("flip-three") if name in wanted] == flow


def test_a_flip_7_is_worth_fifteen_more() -> None:
    worth = next(ways(LESSONS["flip-7"]))[-1].told[-1].worths[-1]
    assert worth is not None
    assert (worth.numbers, worth.flip_7, worth.points) == (45, 15, 60)


def test_the_lessons_come_by_rest_and_are_in_the_openapi_document() -> None:
    async def scenario() -> None:
        async with running() as server:
            answer = await server.get("/api/lessons")
            assert answer.status == 200
            assert answer.body == msgspec.json.encode(all_lessons())
            document = (await server.get("/api/openapi.json")).json()
            assert "Lesson" in document["components"]["schemas"]

    asyncio.run(scenario())
